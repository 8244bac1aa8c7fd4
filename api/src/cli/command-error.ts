/** A command that cannot do what it was asked. The message is for people, and names the next step. */
export class CommandError extends Error {
	override readonly name: string = 'CommandError';
}

/** A command that is asked for what cannot be, whatever the database holds: exit code 2, where a refusal has 1. */
export class WrongUse extends CommandError {
	override readonly name = 'WrongUse';
}
