import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..', '..');

/** Names that the code had for something else than docs/glossary.md, each with the one to write. */
const replacements: Readonly<Record<string, string>> = {
  wear: 'applyTheme',
  'hooks/given': 'hooks/required',
  'storage/soon': 'storage/with-timeout',
  untilFree: 'afterFirstPaint',
  readableAtOnce: 'markAsFulfilled',
  'readable-at-once': 'markAsFulfilled',
  'screens/outside': 'screens/visitor',
  OutsideHeader: 'VisitorHeader',
  OutsideLayout: 'VisitorLayout',
  outsideScreen: 'visitorScreen',
  ExpenseWish: 'NewExpenseIntent',
  ExpenseWishProvider: 'NewExpenseIntentProvider',
  useExpenseWish: 'useNewExpenseIntent',
  useWantedFocus: 'useFocusOnNewExpense',
  wasAskedFor: 'openedByShortcut',
  'expense-wish': 'new-expense-intent',
  useHeldNews: 'usePauseRefreshWhileEditing',
  'held-news': 'pause-refresh-while-editing',
  AddedNews: 'AddedEntryAnnouncer',
  BalanceNews: 'BalanceAnnouncer',
  DialogNews: 'ToastAnnouncer',
  'balance-news': 'balance-announcer',
  balanceNews: 'balanceAnnouncement',
  shownNews: 'shownAnnouncement',
  Twins: 'DuplicateSheets',
  TwinItem: 'DuplicateSheetsItem',
  twinsIn: 'duplicateSheetsIn',
  loadTwins: 'loadDuplicateSheets',
  'twin-item': 'duplicate-sheets-item',
  PrintOut: 'PrintedSheet',
  loadPaper: 'loadPrintLayout',
  usePrinting: 'useIsPrinting',
  'ui/paper': 'ui/print',
  SavingsPaper: 'SavingsCard',
  SeenList: 'ListMeasures',
  aroundLists: 'spaceAroundLists',
  sightOf: 'visibleRangeOf',
  tallest: 'maxHeight',
  useInSight: 'useScrollToFresh',
  useSight: 'useVisibleRange',
  'rows-in-sight': 'visible-range',
  'use-sight': 'use-visible-range',
  OwnEdits: 'LocalEdits',
  'own-edits': 'local-edits',
  WrittenPaths: 'AffectedPaths',
  writtenPaths: 'affectedPaths',
  'written-paths': 'affected-paths',
  lineAgain: 'recreateLine',
  'line-again': 'recreate-line',
  datePickerOf: 'orderOf',
  hasFocusFallen: 'isFocusLost',
  toldCall: 'callAsPatch',
  toldOf: 'messagesOf',
  toldOfEach: 'messagesOfEach',
  toldOnPage: 'messagesOnPage',
  amountEdit: 'readAmount',
  dayEdit: 'readDay',
  nameEdit: 'readName',
  paymentCountEdit: 'readPaymentCount',
  signedAmountEdit: 'readSignedAmount',
  wholeNumberEdit: 'readWholeNumber',
  takeTurn: 'acquireSenderLock',
  'turn.granted': 'lock.acquired',
  keepPerson: 'storePerson',
  keepClosure: 'storeClosure',
  keepLastImport: 'storeLastImport',
  keepSteps: 'storeSteps',
  leaverOf: 'sessionOf',
  takeOffAll: 'cleanUpAll',
  leaveLibrary: 'signOutOfLibrary',
  isLeaving: 'isSigningOut',
  'record.kept': 'record.stored',
  'record.notKept': 'record.notStored',
  KeptBudget: 'BudgetRepository',
  createKeptBudget: 'createBudgetRepository',
  keepAccepted: 'cacheAccepted',
  mayHurry: 'canRetryNow',
  readKeptUser: 'readStoredUser',
  removeKeptUser: 'removeStoredUser',
  KeptUser: 'StoredUser',
  keptUser: 'storedUser',
  'kept-user': 'stored-user',
  explainLoss: 'findClosure',
  'explain-loss': 'find-closure',
  loadedOnce: 'loadOnce',
  'loaded-once': 'load-once',
  firstPageKnown: 'whenFirstPageReady',
  firstSheetKnown: 'whenFirstSheetReady',
  keepSheets: 'storeSheets',
  keepContent: 'storeContent',
  keepParameters: 'storeParameters',
  keptSheets: 'cachedSheetIds',
  rememberPerson: 'storeLastPerson',
  mustWait: 'isThrottled',
  mayRest: 'isDrained',
  isUnprotected: 'hasStoreFailed',
  markUnprotected: 'markNotStored',
  hasToldFailure: 'hasShownStoreFailure',
  rememberToldFailure: 'markStoreFailureShown',
  forgetRecord: 'deleteRecord',
  forgetAttempts: 'resetAttempts',
  placeRecord: 'upsertRecord',
  'store.failed': 'record.notDeleted',
  isUnreached: 'isUnreachable',
  'notice.notKept': 'notice.notStored',
  settling: 'justLoaded',
  settleDelay: 'loadingMessageDelay',
  'toast.held': 'toast.paused',
  'toast.released': 'toast.resumed',
  editsMeanwhile: 'editsSinceRequest',
  choicesMeanwhile: 'choicesSinceRequest',
  isTypedInto: 'hasOpenField',
  forgetOwn: 'clearLocalEdits',
  tellList: 'sendSheetChange',
  'shown.lost': 'shownSheet.removed',
  isOfLostLine: 'isOfDeletedLine',
  'newVersion.held': 'newVersion.blockedByTyping',
  'page.returned': 'refresh.due',
  sayRefused: 'showRefusedToast',
  tellCreated: 'sendCreated',
  tellRemoved: 'sendRemoved',
  tellMerged: 'sendMerged',
  tellSignOut: 'sendSignOut',
  DatePickerNews: 'DatePickerEmitted',
  announceNone: 'emitCleared',
  'text.left': 'text.blurred',
  'view.raised': 'view.zoomedOut',
  canBeMended: 'isCodeStillValid',
  isToldBy: 'isDistinguishable',
  mostTries: 'maxTries',
  mostSteps: 'maxSteps',
  mostNames: 'maxNameCounts',
  longestTexts: 'maxTextLengths',
  largestArchive: 'maxArchiveBytes',
  renewedContent: 'reuseEqualContent',
  atRest: 'initialCount',
  mayReauthenticate: 'canReauthenticate',
  waitingForTurn: 'standby',
  lateChart: 'spawnLoaded',
  untilReady: 'whenReady',
  unkept: 'notStored',
};

const word = new RegExp(String.raw`(?<![\w-])(?:${Object.keys(replacements).join('|')})(?![\w-])`, 'gu');

/** The retired words of a text, each with its line and what to write instead. */
const retiredIn = (path: string, text: string): readonly string[] =>
  text
    .split('\n')
    .flatMap((line, place) =>
      [...line.matchAll(word)].map(([found]) => `${path}:${place + 1}: write ${replacements[found]}, not ${found}`),
    );

// Records of decisions say what was; this file says what no other may.
const files = globSync(['{src,server,contract,scripts,tests,docs,locales}/**/*.{ts,tsx,css,json,md}', 'index.html'], {
  cwd: root,
}).filter((path) => !path.startsWith('docs/decisions/') && path !== 'tests/architecture/retired-words.test.ts');

test('no file uses a word that the glossary has retired', () => {
  const found = files.flatMap((path) => [
    ...retiredIn(path, path),
    ...retiredIn(path, readFileSync(join(root, path), 'utf8')),
  ]);
  expect(found).toEqual([]);
});

test('a retired word is found in code, in prose and in the name of a file, and nothing that only holds its letters', () => {
  expect(retiredIn('a.ts', 'const range =\n  useSight(list);')).toEqual([
    'a.ts:2: write useVisibleRange, not useSight',
  ]);
  expect(retiredIn('a.md', 'what `Twins` are')).toEqual(['a.md:1: write DuplicateSheets, not Twins']);
  expect(retiredIn('a.ts', "from '../rows/use-sight.ts'")).toEqual(['a.ts:1: write use-visible-range, not use-sight']);
  expect(retiredIn('src/ui/paper/a.ts', 'src/ui/paper/a.ts')).toHaveLength(1);
  expect(retiredIn('a.ts', 'swear, useSights, tallestOf')).toEqual([]);
});
