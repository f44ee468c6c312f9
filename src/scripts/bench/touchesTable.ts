import { markdownTable } from './markdownTable.ts';
import { networks, type Touch } from './measureTouches.ts';
import { median } from './median.ts';
import { controls } from './touchControls.ts';

function milliseconds(values: readonly (number | undefined)[]): string {
  const known = values.filter((value) => value !== undefined);
  return known.length > 0 ? median(known).toFixed(0) : '–';
}

/** A row for each control, with the medians of all its touches. */
export function touchesTable(touches: readonly Touch[]): string {
  const head = [
    'first touch, ms to the painted answer',
    ...networks.map(({ name }) => name),
    ...networks.map(({ name }) => `before hydration: ms after it, ${name}`),
  ];
  const rows = controls.map((control) => {
    const of = networks.map((network) =>
      touches.filter((touch) => touch.control === control && touch.network === network),
    );
    return [
      control.name,
      ...of.map((some) => milliseconds(some.map(({ answered }) => answered))),
      ...of.map((some) => milliseconds(some.map(({ afterHydration }) => afterHydration))),
    ];
  });
  return `${markdownTable(head, rows)}\n`;
}
