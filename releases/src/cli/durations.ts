import { InvalidArgumentError } from 'commander';

const UNITS = { s: 1_000, m: 60_000, h: 3_600_000, d: 86_400_000 } as const;

/** Milliseconds of `90s`, `30m`, `2h` or `1d`. */
export function asDuration(text: string): number {
	const [, count = '', unit = ''] = /^(\d{1,5})([smhd])$/.exec(text) ?? [];
	const duration = Number(count) * (UNITS[unit as keyof typeof UNITS] ?? 0);
	if (duration > 0) return duration;
	throw new InvalidArgumentError('Give a number with s, m, h or d, such as 30m.');
}
