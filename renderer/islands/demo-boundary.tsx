import { Component, type ReactNode } from 'react';

/** Interface texts for a failed demo, and the address for reports. */
export interface BoundaryTexts {
  readonly failed: string;
  readonly reset: string;
  readonly report: string;
  readonly issuesUrl: string | null;
}

interface Props {
  readonly name: string;
  readonly texts: BoundaryTexts;
  readonly onError: ((error: unknown) => void) | null;
  /** Called after the first commit, even if the demo failed. */
  readonly onShown: (() => void) | null;
  readonly children: ReactNode;
}

/** Keeps a demo's failure inside its own card. */
export class DemoBoundary extends Component<Props, { readonly error: unknown }> {
  override state = { error: null };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override componentDidMount() {
    this.props.onShown?.();
  }

  override componentDidCatch(error: unknown) {
    this.props.onError?.(error);
  }

  override render() {
    const error: unknown = this.state.error;
    if (error === null) return this.props.children;
    const { name, texts } = this.props;
    const reason = error instanceof Error ? error.message : String(error);
    return (
      <div className="demo-failed" role="alert">
        <p>{texts.failed}</p>
        <pre>{reason}</pre>
        <button type="button" onClick={() => this.setState({ error: null })}>
          {texts.reset}
        </button>
        {texts.issuesUrl !== null && (
          <a
            href={`${texts.issuesUrl}/new?${new URLSearchParams({ title: `[docs] ${name}`, body: reason })}`}
          >
            {texts.report}
          </a>
        )}
      </div>
    );
  }
}
