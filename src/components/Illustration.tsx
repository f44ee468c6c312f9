import type { LangProps } from '../i18n/createTranslator.ts';

const files = import.meta.glob<string>('../assets/illustrations/*.svg', {
  eager: true,
  query: '?url',
  import: 'default',
});

interface IllustrationProps extends LangProps {
  /** A file of `assets/illustrations`, without its ending. */
  readonly name: string;
  /** What the picture shows; empty for one that only decorates. */
  readonly alt: string;
  /** Pictures of the first screen load at once, all others when they come near. */
  readonly first?: boolean;
}

/** Has a drawing in the browser's cache before a page shows it. */
export function fetchIllustration(name: string): void {
  new Image().src = urlOf(name);
}

function urlOf(name: string): string {
  return files[`../assets/illustrations/${name}.svg`] ?? '';
}

/** The drawing's own size, so that its place is kept until it arrives. */
function sizeOf(name: string) {
  if (name === 'person') return { width: 240, height: 240 };
  return name.startsWith('step-') ? { width: 240, height: 180 } : { width: 640, height: 480 };
}

/** One of the site's own drawings. */
export function Illustration({ name, alt, first = false, ...langProps }: IllustrationProps) {
  return (
    <img
      {...langProps}
      src={urlOf(name)}
      alt={alt}
      {...sizeOf(name)}
      loading={first ? 'eager' : 'lazy'}
      decoding="async"
    />
  );
}
