import { styled } from '@mui/material/styles';
import { latePart } from '../../../shell/late-part.ts';
import type { SelectedBarProps } from './selected-bar.lazy.tsx';

// Nothing moves while it comes.
const Room = styled('div')({ height: 48 });

const load = async () => (await import('./selected-bar.lazy.tsx')).SelectedBar;

// Only for those who select rows.
export const LateBar = latePart<SelectedBarProps>(load);
export const LateThumbBar = latePart<SelectedBarProps>(load, Room);
