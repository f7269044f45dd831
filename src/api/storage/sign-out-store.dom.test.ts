import { afterEach, describe, expect, test, vi } from 'vitest';
import { unknownUid, type SignOut } from '../../domain/identity/sign-out.ts';
import { recallPerson, rememberPerson } from './last-person.ts';
import { addSignOut, changeSignOut, decidedSignOuts, isSigningOut, listSignOuts } from './sign-out-store.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  for (const signOut of listSignOuts()) changeSignOut(signOut, undefined);
  localStorage.clear();
});

const decided: SignOut = { uid: 'ada', pendingEdits: 'keep', at: 1, tries: 0, stage: 'decided' };

describe('a sign-out', () => {
  test('is kept until it is completed, and nothing is left of it then', () => {
    addSignOut(decided);
    const ending: SignOut = { ...decided, stage: 'ending', refreshToken: 'token' };
    changeSignOut(decided, ending);
    expect(listSignOuts()).toEqual([ending]);
    changeSignOut(ending, undefined);
    expect([listSignOuts(), localStorage.length]).toEqual([[], 0]);
  });

  test('that another tab has completed stays so', () => {
    changeSignOut(decided, { ...decided, tries: 1 });
    expect(listSignOuts()).toEqual([]);
  });

  test('takes its person off the first screen before the device is cleaned, and nobody else', () => {
    rememberPerson({ uid: 'ada', email: 'ada@example.org' });
    addSignOut(decided);
    expect([isSigningOut('ada'), isSigningOut('bob'), recallPerson()]).toEqual([true, false, undefined]);
    changeSignOut(decided, { ...decided, stage: 'ending' });
    expect([isSigningOut('ada'), decidedSignOuts(), recallPerson()?.uid]).toEqual([false, [], 'ada']);
  });

  test('of somebody whom the provider had not named concerns whoever is here', () => {
    addSignOut({ ...decided, uid: unknownUid });
    expect(isSigningOut('ada')).toBe(true);
  });

  test('is remembered by the page where the browser keeps nothing', () => {
    vi.stubGlobal('localStorage', undefined);
    addSignOut(decided);
    expect(listSignOuts()).toEqual([decided]);
    changeSignOut(decided, undefined);
    expect(listSignOuts()).toEqual([]);
  });

  test.each(['{', 'null', '{}', '[1, null, {}]', '[{"uid":"ada"}]', '[{"uid":1,"departure":"clean"}]'])(
    'is not what %s says',
    (text) => {
      localStorage.setItem('sign-outs', text);
      expect(listSignOuts()).toEqual([]);
    },
  );
});
