import { formatDate } from '@estate/shared-i18n';
import { useLanguage } from '@estate/shared-ui';

/** The day on which an article was published, as it is said in Belgium. */
export function ArticleDate({
	publishedAt,
	className,
}: {
	publishedAt: string;
	className?: string | undefined;
}) {
	const language = useLanguage();
	return (
		<time className={className} dateTime={publishedAt}>
			{formatDate(publishedAt, language)}
		</time>
	);
}
