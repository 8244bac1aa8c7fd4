/** A CSS module: the class names that it exports, by their local names. */
declare module '*.module.css' {
	const classes: Record<string, string>;
	export default classes;
}

declare module '*.css';
