import type { AnchorHTMLAttributes, Ref } from 'react';
import { Link as RouterLink, useInRouterContext } from 'react-router-dom';

export interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
	/** Address, as `href` gives it */
	to: string;
	replace?: boolean;
	/** Keep the scroll position, for filters and pages within a list */
	keepScroll?: boolean;
	ref?: Ref<HTMLAnchorElement>;
}

/** A link of the site. Inside a router it navigates without a reload; outside one it is a plain link. */
export function Link({ to, replace, keepScroll, children, ...rest }: LinkProps) {
	const isRouted = useInRouterContext() && to.startsWith('/');
	if (!isRouted)
		return (
			<a href={to} {...rest}>
				{children}
			</a>
		);
	return (
		<RouterLink to={to} replace={replace ?? false} preventScrollReset={keepScroll ?? false} {...rest}>
			{children}
		</RouterLink>
	);
}
