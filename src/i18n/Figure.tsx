import type { ReactNode } from 'react';
import type { FigureName } from './figures.ts';
import { useWords } from './useWords.ts';

interface FigureProps {
  readonly name: FigureName;
  /** How far a count has come, from 0 to 1. */
  readonly share?: number;
}

/** A figure that stands by itself, marked where its unit is in English (WCAG 3.1.2). */
export function Figure({ name, share }: FigureProps): ReactNode {
  const { figures, formatFigure, figureMarks } = useWords();
  const text = share === undefined ? figures[name] : formatFigure(name, share);
  const marks = figureMarks(name);
  return marks.lang ? <span {...marks}>{text}</span> : text;
}
