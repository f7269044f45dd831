import { styled } from '@mui/material/styles';
import { shallowEqual, useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { suggest } from '../../../../domain/parameters/suggestions.ts';
import { useParameters } from '../../../hooks/workspace-actors.tsx';
import { SuggestionField, type SuggestionFieldProps } from '../fields/suggestion-field.tsx';

const Field = styled(SuggestionField)({ gridArea: 'name' });

// Compared by value, because parameters change with every new name.
const useSuggestions = (typed: string): readonly string[] =>
  useSelector(useParameters(), ({ context }) => suggest(context.parameters.operations, typed), shallowEqual);

type NameFieldProps = Omit<SuggestionFieldProps, 'label' | 'listLabel' | 'options' | 'isAtBottom'>;

/** The name of a new entry, with suggestions of known names. */
export const NameField = (props: NameFieldProps) => {
  const { t } = useTranslation();
  const options = useSuggestions(props.value);
  return (
    <Field
      {...props}
      label={t('entry.name')}
      listLabel={t('suggestions.title')}
      isAtBottom={props.isOutlined}
      options={options}
    />
  );
};
