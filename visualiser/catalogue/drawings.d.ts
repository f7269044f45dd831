declare module 'virtual:chart-drawings' {
  const drawings: Readonly<Record<string, string>>;
  export default drawings;
}
