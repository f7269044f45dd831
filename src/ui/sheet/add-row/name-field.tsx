import { styled } from '@mui/material/styles';
import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { suggest } from '../../../domain/parameters/suggestions.ts';
import { useParameters } from '../../hooks/workspace-actors.tsx';
import { SuggestionField, type SuggestionFieldProps } from '../fields/suggestion-field.tsx';

const Place = styled(SuggestionField)({ gridArea: 'name' });

const useSuggestions = (typed: string): readonly string[] => {
  const operations = useSelector(useParameters(), ({ context }) => context.parameters.operations);
  return useMemo(() => suggest(operations, typed), [operations, typed]);
};

type NameFieldProps = Omit<SuggestionFieldProps, 'label' | 'listLabel' | 'options' | 'isAtFoot'>;

/** The name of a new line, with the known names that start like it. */
export const NameField = (props: NameFieldProps) => {
  const { t } = useTranslation();
  const options = useSuggestions(props.value);
  return (
    <Place
      {...props}
      label={t('entry.name')}
      listLabel={t('suggestions.title')}
      isAtFoot={props.isBoxed}
      options={options}
    />
  );
};
