import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createSignedInPolicy } from './policy.ts';

const deployed = readFileSync(join(import.meta.dirname, '../../hosted/firestore.rules'), 'utf8');

const rulesWith = (condition: string): string => `rules_version = '2';
service cloud.firestore {
  match /databases/{database}/documents {
    function isOwner(uid) { return request.auth != null && request.auth.uid == uid; }
    function isOf(auth, uid) { let id = auth.uid; return id == uid; }
    function isSmall(d) { return d.keys().size() < 3; }
    match /{uid}/{docId} { allow create: if ${condition}; }
  }
}`;

describe('the sign-in check of rules', () => {
  it('accepts the deployed rules', () => {
    expect(() => createSignedInPolicy(deployed)).not.toThrow();
  });

  it.each([
    'request.auth != null',
    'null != request.auth',
    'request.auth.uid == uid',
    'isOwner(uid)',
    'isOf(request.auth, uid)',
    'isSmall(request.resource.data) && isOwner(uid)',
    "(isOwner(uid) && docId == 'a') || (docId == 'b' && isOwner(uid))",
    'request.auth.token.email_verified == true',
    'false',
  ])('accepts a condition that denies unauthenticated calls: %s', (condition) => {
    expect(() => createSignedInPolicy(rulesWith(condition))).not.toThrow();
  });

  it.each([
    'true',
    "docId == 'a'",
    'isSmall(request.resource.data)',
    "isOwner(uid) || docId == 'a'",
    'request.auth == null',
    '!isOwner(uid)',
    'isOwner(uid) == false',
    'isOf(request, uid)',
    '[request.auth].size() == 1',
  ])('rejects a condition that may allow unauthenticated calls: %s', (condition) => {
    expect(() => createSignedInPolicy(rulesWith(condition))).toThrow(
      'a rule for create may allow a caller who has not signed in',
    );
  });
});
