import { Factories } from '@cyclonedx/cyclonedx-library/Contrib/License';
import { ComponentType } from '@cyclonedx/cyclonedx-library/Enums';
import { Bom, Component } from '@cyclonedx/cyclonedx-library/Models';
import { JSON as Json, JsonSerializer } from '@cyclonedx/cyclonedx-library/Serialize';
import { Spec1dot6 } from '@cyclonedx/cyclonedx-library/Spec';
import type { BundledPackage } from '@estate/shared-contract';
import { PackageURL } from 'packageurl-js';

/** What is shipped, such as a version of a remote. */
export interface Shipment {
	name: string;
	version: string;
	/** When it was built; none for what has no date of its own, so that the list stays the same */
	builtAt?: Date;
	packages: readonly BundledPackage[];
}

const licences = new Factories.LicenseFactory((expression) => {
	// An id is none: only "A OR B" is written as an expression.
	if (!/\s/.test(expression)) throw new RangeError(`"${expression}" is no expression.`);
});

function componentOf({ name, version, licence }: BundledPackage): Component {
	const [group, own] = name.startsWith('@') ? (name.split('/') as [string, string]) : [undefined, name];
	const purl = new PackageURL('npm', group, own, version).toString();
	const component = new Component(ComponentType.Library, own, { group, version, purl, bomRef: purl });
	if (licence) component.licenses.add(licences.makeFromString(licence));
	return component;
}

/** CycloneDX 1.6 as JSON: what is shipped, and every package in it with version, licence and package URL. */
export function billOfMaterials({ name, version, builtAt, packages }: Shipment): string {
	const bom = new Bom();
	const subject = new Component(ComponentType.Application, name, { version, bomRef: `${name}@${version}` });
	bom.metadata.component = subject;
	bom.metadata.timestamp = builtAt;
	// One is often installed in several places.
	for (const each of new Map(packages.map((one) => [`${one.name}@${one.version}`, one])).values()) {
		const component = componentOf(each);
		bom.components.add(component);
		subject.dependencies.add(component.bomRef);
	}
	const serializer = new JsonSerializer(new Json.Normalize.Factory(Spec1dot6));
	return serializer.serialize(bom, { sortLists: true, space: 2 });
}
