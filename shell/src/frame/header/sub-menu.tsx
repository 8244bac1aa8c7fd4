import { Icon, IconChevronDown, useText } from '@estate/shared-ui';
import type { ReactNode } from 'react';

interface SubMenuProps {
	/** Title of the entry that it belongs to */
	name: string;
	/** Sub-lists with one group name: opening one closes the others */
	group?: string;
	isOpen?: boolean;
	className: string | undefined;
	toggleClassName: string | undefined;
	children: ReactNode;
}

/** A sub-list that opens by key, touch and click, without a script as well; the boot script adds pointing at it and Escape. */
export function SubMenu({ name, group, isOpen, className, toggleClassName, children }: SubMenuProps) {
	const text = useText();
	return (
		<details className={className} name={group} open={isOpen} data-submenu>
			<summary className={toggleClassName} aria-label={text('frame.menu.submenu', { name })}>
				<Icon of={IconChevronDown} size={16} />
			</summary>
			{children}
		</details>
	);
}
