import { classNames } from '@estate/shared-ui';
import { Checkbox } from '@estate/shared-ui/mantine/controls';
import type { ReactNode } from 'react';
import { Count } from './count.tsx';
import classes from './option-box.module.css';

interface Props {
	name: string;
	value: string | number;
	isTicked: boolean;
	/** Properties that it would find */
	count: number | undefined;
	/** Still ticked and sent when it does not fit what is searched for */
	isHidden?: boolean;
	/** Class of the icon before its name */
	icon?: string;
	children: ReactNode;
}

/** The names that Mantine gives its box: the theme's look holds for both. */
const BOX = classNames(Checkbox.classes.input, 'mantine-Checkbox-input', classes.box);

/**
 * One value of a list to tick, and how many properties it would find. A list has some thirty: as components of Mantine
 * they would double what the form costs the server, so each is the browser's own box in Mantine's classes.
 */
export function OptionBox({ name, value, isTicked, count, isHidden, icon, children }: Props) {
	return (
		<label className={classNames(classes.option, icon)} hidden={isHidden}>
			<input type="checkbox" className={BOX} name={name} value={value} defaultChecked={isTicked} />
			{children}
			<Count of={count} />
		</label>
	);
}
