/** Where most Belgians have their mail. */
const DOMAINS =
	'gmail.com hotmail.com telenet.be outlook.com skynet.be hotmail.be proximus.be outlook.be live.be icloud.com yahoo.com live.com yahoo.fr voo.be scarlet.be msn.com pandora.be orange.fr gmx.de web.de';
/** Real ones that look like a slip. */
const LOOK_ALIKES = 'mail.com email.com ymail.com';

/** The shortest domain in which two letters may be wrong, and the shortest name in which one may. */
const LONG_DOMAIN = 9;
const LONG_NAME = 4;

/** Is it the other one with so many letters wrong, missing, too many or swapped with the next? */
function isWithin(most: number, one: string, other: string): boolean {
	if (one === '' || other === '') return one.length + other.length <= most;
	if (one[0] === other[0]) return isWithin(most, one.slice(1), other.slice(1));
	if (most === 0) return false;
	return (
		isWithin(most - 1, one.slice(1), other.slice(1)) ||
		isWithin(most - 1, one.slice(1), other) ||
		isWithin(most - 1, one, other.slice(1)) ||
		(one[0] === other[1] && one[1] === other[0] && isWithin(most - 1, one.slice(2), other.slice(2)))
	);
}

function isSlipOf(domain: string, typed: string, wrong: number): boolean {
	const [name = '', ending] = domain.split('.');
	const [typedName, typedEnding = ''] = typed.split(/\.(.*)/);
	// hotmail.fr, gmx.at: the same house in another country.
	if (typedEnding !== ending && /^(?!c[mo]$|om$|eb$)..$/.test(typedEnding)) return false;
	if (typedName !== name && name.length < LONG_NAME) return false;
	return (wrong === 1 || domain.length >= LONG_DOMAIN) && isWithin(wrong, typed, domain);
}

/** The address that was meant, where its domain looks like a slip in one that many have: `marie@gmial.com`. */
export function suggestEmail(address: string): string | undefined {
	const [, before, given] = /^(.+@)(.+)$/.exec(address.trim()) ?? [];
	const typed = given?.toLowerCase();
	const domains = DOMAINS.split(' ');
	if (!typed || [...domains, ...LOOK_ALIKES.split(' ')].includes(typed)) return undefined;
	const meant = [1, 2].flatMap((wrong) => domains.filter((domain) => isSlipOf(domain, typed, wrong)))[0];
	return meant && before + meant;
}
