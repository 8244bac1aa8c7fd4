import { InvalidArgumentError } from 'commander';

/** A whole number from 1 on a command line; throws InvalidArgumentError, which commander prints. */
export function wholeNumber(text: string): number {
	if (!/^[1-9]\d{0,6}$/.test(text)) throw new InvalidArgumentError('Give a whole number from 1.');
	return Number(text);
}
