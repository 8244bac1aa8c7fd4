import { Link, type LinkProps } from '@estate/shared-ui/router';
import type { ButtonHTMLAttributes, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import classes from './button-look.module.css';

export interface ButtonLooks {
	/** `filled` is the one thing to do here; `outline` beside it; `quiet` for the rest. `filled` by default */
	variant?: 'filled' | 'outline' | 'quiet' | undefined;
	size?: 'small' | 'medium' | 'large' | undefined;
	/** Takes the whole width */
	wide?: boolean | undefined;
	/** Before the text */
	icon?: ReactNode;
	className?: string | undefined;
}

function looks({ variant = 'filled', size = 'medium', wide, className }: ButtonLooks): string {
	return classNames(classes.button, classes[variant], classes[size], wide && classes.wide, className);
}

export interface LinkButtonProps extends Omit<LinkProps, 'to' | 'className'>, ButtonLooks {
	href: string;
}

/** A link that looks like a button. */
export function LinkButton({
	href,
	variant,
	size,
	wide,
	icon,
	className,
	children,
	...rest
}: LinkButtonProps) {
	return (
		<Link to={href} className={looks({ variant, size, wide, className })} {...rest}>
			{icon}
			{children}
		</Link>
	);
}

export interface ButtonLookProps
	extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className'>,
		ButtonLooks {}

/** A plain button, for forms that work without JavaScript. `type` is `button` by default. */
export function ButtonLook({
	variant,
	size,
	wide,
	icon,
	className,
	children,
	type = 'button',
	...rest
}: ButtonLookProps) {
	return (
		<button type={type} className={looks({ variant, size, wide, className })} {...rest}>
			{icon}
			{children}
		</button>
	);
}
