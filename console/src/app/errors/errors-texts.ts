/** Texts of what failed. English, as all of the console. */
export const errorsTexts = {
	heading: 'Errors',
	intro:
		'What failed in browsers and on the servers, of every server that reported within the hour since it started. One group is one version, slot, message and place.',
	none: 'Nothing has failed.',
	again: 'Read again',
	about: (remote: string, version: string, slot: string) =>
		[remote || 'the shell', version, slot].filter(Boolean).join(' '),
	where: { browser: 'in browsers', server: 'on the server' },
	noMessage: 'It says nothing.',
	count: (count: number, kind: string, where: string) =>
		`${count === 1 ? 'Once' : `${count} times`} ${where} (${kind})`,
	times: (first: string, last: string) => (first === last ? `At ${last}` : `First ${first}, last ${last}`),
	stack: 'Where',
	frame: (name: string | undefined, place: string) => (name ? `${name}, ${place}` : place),
};
