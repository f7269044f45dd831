import type { Screen } from '../device/screen.ts';
import { importSomething } from './import-actions.ts';
import { editTogether } from './batch-actions.ts';
import { addLine, changeLine, removeLine } from './line-actions.ts';
import {
  addCategory,
  addOperation,
  removeCategory,
  removeOperation,
  renameOperation,
  toggleBlock,
  toggleUnpaid,
  undo,
} from './list-actions.ts';
import type { Deed, Habit, Person } from './user.ts';
import { changeSheet, copySheet, readAgain, removeSheet, turnPage } from './sheet-actions.ts';

type Weighed = readonly (readonly [weight: number, deed: Deed])[];

const deedsOf: Record<Habit, Weighed> = {
  everyday: [
    [28, addLine],
    [32, changeLine],
    [10, removeLine],
    [8, editTogether],
    [4, changeSheet],
    [6, copySheet],
    [3, removeSheet],
    [3, addOperation],
    [1, removeOperation],
    [1, renameOperation],
    [2, addCategory],
    [1, removeCategory],
    [1, toggleBlock],
    [2, undo],
    [1, toggleUnpaid],
    [2, importSomething],
    [5, turnPage],
    [4, readAgain],
  ],
  wholeSheets: [
    [10, addLine],
    [10, changeLine],
    [30, copySheet],
    [30, removeSheet],
    [6, editTogether],
    [10, turnPage],
  ],
  files: [
    [40, importSomething],
    [25, changeLine],
    [5, addLine],
    [5, removeLine],
    [5, undo],
    [10, turnPage],
    [10, readAgain],
  ],
  sameLines: [
    [5, addLine],
    [60, changeLine],
    [5, removeLine],
    [15, editTogether],
    [15, copySheet],
    [5, turnPage],
    [10, readAgain],
  ],
};

/** Performs one random action, weighted by its frequency. */
export function doSomething(screen: Screen, person: Person): void {
  const deeds = deedsOf[person.habit];
  let drawn = person.world.random.below(deeds.reduce((sum, [weight]) => sum + weight, 0));
  const chosen = deeds.find(([weight]) => {
    drawn -= weight;
    return drawn < 0;
  });
  chosen?.[1](screen, person);
}
