import { InvalidArgumentError } from 'commander';

/** An argument that is an e-mail address. Throws InvalidArgumentError, with which a command ends as for wrong use. */
export function emailArgument(text: string): string {
	if (/^[^@\s]+@[^@\s]+\.[^@\s]+$/.test(text)) return text;
	throw new InvalidArgumentError('Write an e-mail address such as lena@example.be.');
}
