import type { SlotPriority } from '@estate/shared-contract';
import { ErrorState } from '@estate/shared-ui';
import { Component, type ReactNode } from 'react';

interface Props {
	priority: SlotPriority;
	children: ReactNode;
}

/** Keeps a slot's error inside the slot: an optional one leaves nothing, the others a message with a way to try again. */
export class SlotBoundary extends Component<Props, { failed: boolean }> {
	override state = { failed: false };

	static getDerivedStateFromError() {
		return { failed: true };
	}

	readonly #retry = () => this.setState({ failed: false });

	override render() {
		if (!this.state.failed) return this.props.children;
		return this.props.priority === 'optional' ? null : <ErrorState onRetry={this.#retry} />;
	}
}
