/** A drawing of the given size in pixels. */
export const svg = (width: number, height: number, content: string) =>
	`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${content}</svg>\n`;
