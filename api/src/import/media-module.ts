/** The media pipeline, as the import uses it. */
export interface MediaModule {
	takeInPicture(
		source: string,
		folders: { mediaDir: string; feedDir: string },
	): Promise<{ id: string; width: number; height: number; placeholder: string }>;
	takeInBrand(folders: { mediaDir: string; feedDir: string }): Promise<string[]>;
}

/** Loaded only when a feed has pictures: it brings the image library with it. */
export async function loadMedia(): Promise<MediaModule> {
	const entry: string = '../media/index.ts';
	return (await import(entry)) as MediaModule;
}
