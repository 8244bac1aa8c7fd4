/** Plain text of the site's editors: an empty line starts a paragraph. */
export function Paragraphs({ text, className }: { text: string; className?: string | undefined }) {
	return (
		<div className={className}>
			{text.split(/\n\s*\n/).map((paragraph) => (
				<p key={paragraph}>{paragraph}</p>
			))}
		</div>
	);
}
