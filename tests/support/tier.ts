/** Whether everything exhaustive is tried, as `npm run test:all` does; `npm test` tries what proves each mechanism once. */
export const isExhaustive = process.env['TESTS'] === 'all';
