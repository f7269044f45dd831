import { afterEach, describe, expect, test, vi } from 'vitest';
import { unknownUid, type SignOut } from '../../domain/identity/sign-out.ts';
import { readLastUser, storeLastUser } from './last-user.ts';
import { addSignOut, changeSignOut, decidedSignOuts, isSigningOut, listSignOuts } from './sign-out-store.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  for (const signOut of listSignOuts()) changeSignOut(signOut, undefined);
  localStorage.clear();
});

const decided: SignOut = { uid: 'ada', pendingEdits: 'keep', at: 1, tries: 0, stage: 'decided' };

describe('a sign-out', () => {
  test('is stored until it is completed', () => {
    addSignOut(decided);
    const ending: SignOut = { ...decided, stage: 'ending', refreshToken: 'token' };
    changeSignOut(decided, ending);
    expect(listSignOuts()).toEqual([ending]);
    changeSignOut(ending, undefined);
    expect([listSignOuts(), localStorage.length]).toEqual([[], 0]);
  });

  test('is not stored again when another tab has completed it (race)', () => {
    changeSignOut(decided, { ...decided, tries: 1 });
    expect(listSignOuts()).toEqual([]);
  });

  test('hides only its user before the data is removed (crash)', () => {
    storeLastUser({ uid: 'ada', email: 'ada@example.org' });
    addSignOut(decided);
    expect([isSigningOut('ada'), isSigningOut('bob'), readLastUser()]).toEqual([true, false, undefined]);
    changeSignOut(decided, { ...decided, stage: 'ending' });
    expect([isSigningOut('ada'), decidedSignOuts(), readLastUser()?.uid]).toEqual([false, [], 'ada']);
  });

  test('of an unknown user applies to any signed-in user', () => {
    addSignOut({ ...decided, uid: unknownUid });
    expect(isSigningOut('ada')).toBe(true);
  });

  test('lives in memory in a browser without storage', () => {
    vi.stubGlobal('localStorage', undefined);
    addSignOut(decided);
    expect(listSignOuts()).toEqual([decided]);
    changeSignOut(decided, undefined);
    expect(listSignOuts()).toEqual([]);
  });

  test.each(['{', 'null', '{}', '[1, null, {}]', '[{"uid":"ada"}]', '[{"uid":1,"departure":"clean"}]'])(
    'is not read from the damaged text %s',
    (text) => {
      localStorage.setItem('sign-outs', text);
      expect(listSignOuts()).toEqual([]);
    },
  );
});
