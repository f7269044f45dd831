import { styled } from '@mui/material/styles';
import { shallowEqual, useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { suggest } from '../../../../domain/parameters/suggestions.ts';
import { useParameters } from '../../../hooks/workspace-actors.tsx';
import { SuggestionField, type SuggestionFieldProps } from '../fields/suggestion-field.tsx';

const Place = styled(SuggestionField)({ gridArea: 'name' });

// Every list hears of each new name.
const useSuggestions = (typed: string): readonly string[] =>
  useSelector(useParameters(), ({ context }) => suggest(context.parameters.operations, typed), shallowEqual);

type NameFieldProps = Omit<SuggestionFieldProps, 'label' | 'listLabel' | 'options' | 'isAtBottom'>;

/** The name of a new line, with the known names that start like it. */
export const NameField = (props: NameFieldProps) => {
  const { t } = useTranslation();
  const options = useSuggestions(props.value);
  return (
    <Place
      {...props}
      label={t('entry.name')}
      listLabel={t('suggestions.title')}
      isAtBottom={props.isOutlined}
      options={options}
    />
  );
};
