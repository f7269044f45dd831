/** Wraps `match` blocks into a file of security rules. */
export const rulesFile = (blocks: string): string =>
  `rules_version = '2';\nservice cloud.firestore {\n match /databases/{database}/documents {\n${blocks}\n }\n}`;
