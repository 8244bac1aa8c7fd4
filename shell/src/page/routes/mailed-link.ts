import { parameterNames, type Route, type RouteTable } from '@estate/shared-contract';

/** Name of the parameter that holds what a mail's link may do. */
const TOKEN = 'token';

/** Is the page behind the link of a mail? */
export const isMailedLink = ({ paths }: Route): boolean => parameterNames(paths.original).includes(TOKEN);

/** An address that lost its whole token: with one behind it, it would be the link of a mail. */
export function isCutLink(table: RouteTable, pathname: string): boolean {
	const whole = table.match(`${pathname.replace(/\/+$/, '')}/x/`);
	return whole !== undefined && isMailedLink(whole.route) && whole.params[TOKEN] === 'x';
}
