import '../../sheet/skeleton-rows.css';

const widths = [38, 52, 30, 44, 60, 34, 48, 40];

/** The geometry of a list of names under its fields. */
export const ParametersSkeleton = ({ label }: { readonly label: string }) => (
  <div aria-busy="true">
    <output className="visually-hidden">{label}</output>
    <div className="names-tools" aria-hidden="true">
      <span className="names-field" />
      <span className="names-field" />
    </div>
    <div className="name-list" style={{ gridTemplateRows: `repeat(${widths.length}, auto)` }} aria-hidden="true">
      {[...widths, ...widths].map((width, index) => (
        <div key={index} className="name-row">
          <span className="skeleton" style={{ width: `${width}%` }} />
        </div>
      ))}
    </div>
  </div>
);
