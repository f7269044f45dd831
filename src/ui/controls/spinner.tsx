import './spinner.css';

/** Decoration beside a text that says what is going on. */
export const Spinner = ({ size = 20 }: { readonly size?: number }) => (
  <span className="spinner" style={{ width: size, height: size }} aria-hidden="true" />
);
