'use client';

import {Component, type ReactNode} from 'react';

interface Props {
  /** The item as configured, as JSON. */
  source: string;
  children: ReactNode;
}

/** Replaces an item that cannot be drawn with an error that shows its configuration; the rest of the bar stays. */
export class ItemErrorBoundary extends Component<Props, {error?: Error}> {
  override state: {error?: Error} = {};

  static getDerivedStateFromError(error: Error) {
    return {error};
  }

  override render() {
    const {error} = this.state;
    if (!error) return this.props.children;
    return (
      <span className="item-error-boundary" role="alert">
        A navbar item could not be drawn: {this.props.source} Cause: {error.message}
      </span>
    );
  }
}
