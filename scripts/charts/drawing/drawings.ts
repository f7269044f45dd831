import type { ChartEntry } from '../catalogue.ts';
import { type Diagram, diagramOf } from './diagram.ts';
import { closedIn, detailOf, overviewOf, withoutHub } from './excerpts.ts';
import { drawingOf, fits } from './layout.ts';
import type { Drawing } from './places.ts';
import { svgOf } from './svg.ts';

/** A drawing and the name of its file, without the extension. */
export type NamedDrawing = { readonly name: string; readonly drawing: Drawing };

async function fitted(diagram: Diagram): Promise<Drawing> {
  const drawing = await drawingOf(diagram);
  return fits(drawing) || diagram.links.length === 0 ? drawing : fitted(withoutHub(diagram));
}

/** The drawings of a chart: one if the chart fits on a page, otherwise an overview and a drawing of each compound state. */
export async function drawingsOf(diagram: Diagram, name: string): Promise<readonly NamedDrawing[]> {
  const states = closedIn(diagram);
  if (states.length === 0) return [{ name, drawing: await fitted(diagram) }];
  const whole = await drawingOf(diagram);
  if (fits(whole)) return [{ name, drawing: whole }];
  const nameOf = ({ id }: { readonly id: string }) => name + id.slice(diagram.root.id.length);
  const overview = await fitted(overviewOf(diagram, (box) => `${nameOf(box)}.svg`));
  const details = await Promise.all(states.map((box) => drawingsOf(detailOf(diagram, box), nameOf(box))));
  return [{ name, drawing: overview }, ...details.flat()];
}

export const wholePicture = async ({ machine, purpose }: ChartEntry): Promise<string> =>
  svgOf(await drawingOf(diagramOf(machine)), purpose);
