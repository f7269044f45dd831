type RowDeleteProps = { readonly label: string; readonly tabIndex: 0 | -1; readonly onClick: () => void };

export const RowDelete = ({ label, tabIndex, onClick }: RowDeleteProps) => (
  <button
    type="button"
    className="row-delete"
    data-cell="delete"
    tabIndex={tabIndex}
    aria-label={label}
    title={label}
    onClick={onClick}
  />
);
