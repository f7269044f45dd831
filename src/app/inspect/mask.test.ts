import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createActor, createMachine } from 'xstate';
import { maskText, payloadOf, plainCopy } from './mask.ts';

const typed = 'orange-bleu-42';

describe('a masked value', () => {
  test.each([
    ['a password', { credentials: { email: 'a@b.c', password: typed } }],
    ['a new password', { change: [{ newPassword: typed }] }],
    ['a token', { user: { stsTokenManager: { accessToken: typed } } }],
    ['the code of a mail', { link: { mode: 'verifyEmail', code: typed } }],
    ['a code in an address', { query: { oobCode: typed } }],
    ['what a map holds', { kept: new Map([['password', typed]]) }],
    ['a password that is not text', { password: { typed: [typed] } }],
  ])('lacks %s', (_, value) => {
    const text = JSON.stringify(plainCopy(value));
    expect(text).not.toContain(typed);
    expect(text).toContain(maskText);
  });

  test('keeps the rest', () => {
    const value = { type: 'signIn.submitted', credentials: { email: 'a@b.c', password: typed }, at: new Date(0) };
    expect(payloadOf(value)).toEqual({
      credentials: { email: 'a@b.c', password: maskText },
      at: '1970-01-01T00:00:00.000Z',
    });
  });

  test('has the name, message and code of an error, and the id of an actor', () => {
    const error = Object.assign(new Error('refused'), { code: 'auth/wrong-password', customData: { _token: typed } });
    const actor = createActor(createMachine({}), { id: 'session' });
    expect(plainCopy({ error, actor })).toEqual({
      error: { name: 'Error', message: 'refused', code: 'auth/wrong-password' },
      actor: '(actor session)',
    });
  });

  test('is shortened if a part of it is long, deep or cyclic', () => {
    const loop: { readonly name: string; inner?: unknown } = { name: 'loop' };
    loop.inner = loop;
    expect(plainCopy(Array.from({ length: 100 }, (_, index) => index))).toHaveLength(16);
    expect(plainCopy(Array.from({ length: 100 }).fill(1))).toContain('… 85 more');
    expect(plainCopy('x'.repeat(600))).toBe(`${'x'.repeat(500)}… 100 more characters`);
    expect(plainCopy(loop)).toEqual({ name: 'loop', inner: '(itself)' });
    const wide = Array.from({ length: 15 }, () =>
      Array.from({ length: 15 }, () => Array.from({ length: 15 }).fill('word')),
    );
    expect(JSON.stringify(plainCopy(wide)).length).toBeLessThan(20_000);
  });

  test('omits only unreadable properties', () => {
    const value = {
      first: 1,
      get broken(): never {
        throw new Error('no');
      },
      proxy: new Proxy(
        {},
        {
          ownKeys: () => {
            throw new Error('no');
          },
        },
      ),
      size: 10n,
      sign: Symbol('sign'),
      run: plainCopy,
    };
    expect(plainCopy(value)).toEqual({
      first: 1,
      broken: '(not readable)',
      proxy: '(not readable)',
      size: '10',
      sign: 'Symbol(sign)',
      run: '(function plainCopy)',
    });
  });

  test('can always be posted to another window', () => {
    const anything = fc.anything({
      withBigInt: true,
      withDate: true,
      withMap: true,
      withSet: true,
      withNullPrototype: true,
      withObjectString: true,
      withSparseArray: true,
      withTypedArray: true,
    });
    fc.assert(
      fc.property(anything, (value) => {
        expect(() => structuredClone(plainCopy(value))).not.toThrow();
      }),
    );
  });

  test('has no secret at any depth', () => {
    const secretKeys = ['password', 'newPassword', 'idToken', 'code', 'oobCode', 'clientSecret'];
    const { tree } = fc.letrec((tie) => ({
      tree: fc.oneof(
        { maxDepth: 6 },
        fc.constant('open'),
        fc.constantFrom(...secretKeys).map((key) => ({ [key]: typed })),
        fc.array(tie('tree'), { maxLength: 4 }),
        fc.dictionary(fc.constantFrom('user', 'input', 'output', 'list'), tie('tree')),
      ),
    }));
    fc.assert(
      fc.property(tree, (value) => {
        expect(JSON.stringify(plainCopy(value))).not.toContain(typed);
      }),
    );
  });
});
