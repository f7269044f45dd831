import { createPolicy } from '../../../server/rules/policy.ts';
import { testFields } from './known-values.ts';
import type { Verdict } from './reference.ts';

export const wrap = (body: string): string =>
  `rules_version = '2';\nservice cloud.firestore {\n  match /databases/{database}/documents {\n${body}\n  }\n}\n`;

/** Returns the verdict of the embedded server on a condition. */
export const serverVerdict = (condition: string): Verdict => {
  const policy = createPolicy(
    wrap(
      `match /yes/{id} { allow get: if ${condition}; }
       match /no/{id} { allow get: if !(${condition}); }`,
    ),
  );
  const isAllowed = (answer: string): boolean =>
    policy({
      operation: 'get',
      path: [answer, 'x'],
      principal: null,
      time: 0,
      before: testFields,
      read: ([collection = '', id]) => (/^c\d/.test(collection) && id === 'x' ? testFields : undefined),
      readAfter: () => undefined,
    });
  return isAllowed('yes') ? 'true' : isAllowed('no') ? 'false' : 'error';
};
