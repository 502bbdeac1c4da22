/** What `content/site.yaml` says of other servers and of the worker; each is null unless the site asks for it. */
export interface ServicesConfig {
  readonly feedback: FeedbackConfig | null;
  readonly analytics: AnalyticsConfig | null;
  readonly serviceWorker: ServiceWorkerConfig | null;
  readonly iconFonts: IconFontsConfig | null;
}

export interface FeedbackConfig {
  /** Absolute, or from the site's root. */
  readonly endpoint: string;
}

export interface AnalyticsConfig {
  readonly measurementId: string;
  /** URL of the provider's script. */
  readonly script: string;
  /** Origins it may send to. */
  readonly collectors: readonly string[];
}

export interface ServiceWorkerConfig {
  /** URL from the site's root; its folder is the worker's scope. */
  readonly path: string;
  /** Compared with `location.host`. */
  readonly host: string;
}

export interface IconFontsConfig {
  readonly stylesheet: string;
  /** Origins of font files besides those of the style sheets. */
  readonly origins: readonly string[];
  readonly onPaths: readonly { readonly contains: string; readonly stylesheets: readonly string[] }[];
}
