import type { Screen } from '../device/screen.ts';
import { importArchive } from './import-actions.ts';
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
import type { Action, Profile, SimulatedUser } from './user.ts';
import { changeSheet, copySheet, reloadScreen, removeSheet, turnPage } from './sheet-actions.ts';

type WeightedActions = readonly (readonly [weight: number, action: Action])[];

const actionsOf: Record<Profile, WeightedActions> = {
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
    [2, importArchive],
    [5, turnPage],
    [4, reloadScreen],
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
    [40, importArchive],
    [25, changeLine],
    [5, addLine],
    [5, removeLine],
    [5, undo],
    [10, turnPage],
    [10, reloadScreen],
  ],
  sameLines: [
    [5, addLine],
    [60, changeLine],
    [5, removeLine],
    [15, editTogether],
    [15, copySheet],
    [5, turnPage],
    [10, reloadScreen],
  ],
};

/** Performs one random action. Frequent actions are more likely. */
export function performAction(screen: Screen, user: SimulatedUser): void {
  const actions = actionsOf[user.profile];
  let drawn = user.world.random.below(actions.reduce((sum, [weight]) => sum + weight, 0));
  const chosen = actions.find(([weight]) => {
    drawn -= weight;
    return drawn < 0;
  });
  chosen?.[1](screen, user);
}
