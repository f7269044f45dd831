import { styled } from '@mui/material/styles';
import type { AutocompleteGroupedOption, UseAutocompleteReturnValue } from '@mui/material/useAutocomplete';
import { type ComponentProps, useId } from 'react';
import { Icon } from '../../icons/icon.tsx';
import { Keys } from '../../keyboard/keys.tsx';
import { shortcuts } from '../../keyboard/shortcuts.ts';
import { forcedColors, forcedColorsSelection, touchOrNarrow } from '../../theme/media-queries.ts';
import { interactive } from '../../theme/interaction-states.ts';
import type { GroupedCommand } from './command-groups.ts';

// Native elements: MUI components in fifty options would delay the first typed letter.
const Options = styled('ul')(({ theme: { vars, shape } }) => ({
  position: 'relative',
  flex: 1,
  minHeight: 0,
  padding: '0 8px 8px',
  overflow: 'hidden auto',
  overscrollBehavior: 'contain',
  borderTop: `1px solid ${vars.palette.divider}`,
  '& [role="option"]': {
    display: 'flex',
    gap: 12,
    alignItems: 'center',
    minHeight: 36,
    padding: '0 10px',
    borderRadius: shape.borderRadius,
    fontSize: '0.875rem',
    cursor: 'pointer',
    [touchOrNarrow]: { minHeight: 44 },
    ...interactive({}, { backgroundColor: vars.palette.ledger.selectedPressed }),
  },
  '& .icon': { color: vars.palette.text.secondary },
  '& .Mui-focused': {
    backgroundColor: vars.palette.action.selected,
    '& > .icon': { color: vars.palette.primary.main },
    [forcedColors]: forcedColorsSelection,
  },
}));

const GroupTitle = styled('li')(({ theme: { vars, typography } }) => ({
  padding: '12px 10px 4px',
  ...typography.label,
  color: vars.palette.text.tertiary,
}));

const Label = styled('span')({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });

const Note = styled('span')(({ theme: { vars } }) => ({
  flex: 'none',
  fontSize: '0.75rem',
  color: vars.palette.text.tertiary,
}));

const OptionKeys = styled('span')({ marginLeft: 'auto', [touchOrNarrow]: { display: 'none' } });

type Group = AutocompleteGroupedOption<GroupedCommand>;
type GetOptionProps = UseAutocompleteReturnValue<GroupedCommand>['getOptionProps'];
type CommandListProps = ComponentProps<'ul'> & {
  readonly groups: readonly Group[];
  readonly getOptionProps: GetOptionProps;
};

export const CommandList = ({ groups, getOptionProps, ...list }: CommandListProps) => (
  <Options {...list}>
    {groups.map((group) => (
      <CommandSection key={group.key} group={group} getOptionProps={getOptionProps} />
    ))}
  </Options>
);

type SectionProps = { readonly group: Group; readonly getOptionProps: GetOptionProps };

const CommandSection = ({ group: { group, index, options }, getOptionProps }: SectionProps) => {
  const titleId = useId();
  return (
    <li role="presentation">
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- no element with the role group is allowed in a listbox */}
      <ul role="group" aria-labelledby={titleId}>
        <GroupTitle id={titleId} role="presentation">
          {group}
        </GroupTitle>
        {options.map((command, offset) => (
          <CommandOption
            key={command.id}
            command={command}
            option={getOptionProps({ option: command, index: index + offset })}
          />
        ))}
      </ul>
    </li>
  );
};

type OptionProps = { readonly command: GroupedCommand; readonly option: ReturnType<GetOptionProps> };

const CommandOption = ({ command: { icon, label, note, shortcut }, option }: OptionProps) => {
  const { key, ...props } = option;
  return (
    <li key={key} {...props} aria-keyshortcuts={shortcut && shortcuts[shortcut].aria}>
      <Icon name={icon} />
      <Label>{label}</Label>
      {note !== undefined && <Note>{note}</Note>}
      {shortcut && (
        <OptionKeys aria-hidden="true">
          <Keys keys={shortcuts[shortcut].keys} />
        </OptionKeys>
      )}
    </li>
  );
};
