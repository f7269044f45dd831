import type { Filter } from '../timeline/steps.ts';

type FilterFormProps = { readonly filter: Filter; readonly onFilter: (filter: Filter) => void };

export const FilterForm = ({ filter, onFilter }: FilterFormProps) => (
  <search className="filter">
    <input
      type="search"
      aria-label="Show only"
      placeholder="Chart or event"
      value={filter.text}
      onChange={({ target }) => onFilter({ ...filter, text: target.value })}
    />
    <label>
      <input
        type="checkbox"
        checked={filter.withEffects}
        onChange={({ target }) => onFilter({ ...filter, withEffects: target.checked })}
      />
      Effects
    </label>
  </search>
);
