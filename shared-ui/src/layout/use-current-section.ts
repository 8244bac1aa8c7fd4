import { useEffect, useState } from 'react';

/** Part of the window in which a section counts as being read: below the sticky bars, above the middle. */
const READING_ZONE = '-20% 0px -60% 0px';

/** Id of the section that is being read; undefined above the first, below the last and on the server. */
export function useCurrentSection(ids: readonly string[]): string | undefined {
	const [current, setCurrent] = useState<string>();
	const list = ids.join(' ');
	useEffect(() => {
		const sections = list.split(' ').flatMap((id) => document.getElementById(id) ?? []);
		const seen = new Set<Element>();
		const observer = new IntersectionObserver(
			(entries) => {
				for (const { target, isIntersecting } of entries)
					if (isIntersecting) seen.add(target);
					else seen.delete(target);
				const first = sections.find((section) => seen.has(section));
				setCurrent(first?.id);
			},
			{ rootMargin: READING_ZONE },
		);
		for (const section of sections) observer.observe(section);
		return () => observer.disconnect();
	}, [list]);
	return current;
}
