/** Deep imports of single icons: the package's index holds six thousand, and a development build would read them all. */
declare module '@tabler/icons-react/dist/esm/icons/*.mjs' {
	import type { Icon } from '@tabler/icons-react';

	const icon: Icon;
	export default icon;
}
