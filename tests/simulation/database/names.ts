export const project = 'simulated';
/** The owner of all data. */
export const uid = 'ada';
export const root = `https://database.example/v1/projects/${project}/databases/(default)/documents`;
