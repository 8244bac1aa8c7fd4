import type { Color } from '../color.ts';

export const pickOf = (list: readonly Color[], index: number) => list[index % list.length] ?? '#888888';
