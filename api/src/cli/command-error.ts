/** A command that cannot do what it was asked. The message is for people, and names the next step. */
export class CommandError extends Error {
	override readonly name = 'CommandError';
}
