/** A command and the remark behind it; a line of a remark alone has no command. */
const REMARKED = /^(\S.*?|) {2,}(\S.*)$/;

function aligned(block: string): string {
	const lines = block.split('\n').map((line) => ({ line, parts: REMARKED.exec(line) }));
	const commands = lines.flatMap(({ parts }) => parts?.[1]?.length ?? []);
	const column = Math.max(
		...commands.map((length) => length + 2),
		...lines.map(({ line, parts }) => (parts ? line.length - (parts[2]?.length ?? 0) : 0)),
	);
	return lines.map(({ line, parts }) => (parts ? `${parts[1]?.padEnd(column)}${parts[2]}` : line)).join('\n');
}

/** A text in Markdown with the remarks of each block of commands in one column, whatever length the names in them have. */
export const alignRemarks = (text: string): string => text.replaceAll(/```\n.*?```/gs, aligned);
