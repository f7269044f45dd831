const files = import.meta.glob<string>('../../docs/statecharts/*.svg', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** The drawing of a chart; undefined when there is none, as before `npm run charts`. */
export const drawingNamed = (file: string): string | undefined => files[`../../docs/statecharts/${file}`];
