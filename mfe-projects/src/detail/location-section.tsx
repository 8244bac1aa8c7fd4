import { useHost, useText } from '@estate/remote-kit';
import type { ProjectDetail } from '@estate/shared-contract';
import { addressLine } from '@estate/shared-i18n';
import { LocationMap, type ShownNeighbourhood } from '@estate/shared-ui';
import { PageSection } from '../page-layout/page-section.tsx';

/** Where a project is built; round about where its address is not to be published (decisions 37). */
export function LocationSection({
	project,
	neighbourhood,
}: {
	project: Omit<ProjectDetail, 'Neighbourhood'>;
	neighbourhood?: ShownNeighbourhood | undefined;
}) {
	const text = useText();
	const { site } = useHost();
	const address = addressLine(project, text, site.citySpellings);
	return (
		<PageSection id="location" title={text('location.title')}>
			<LocationMap
				located={project}
				address={address}
				title={text('location.map', { address })}
				without={text('location.without')}
				hidden={text('location.onRequest')}
				outline={neighbourhood?.outline}
			/>
		</PageSection>
	);
}
