import { useState } from 'react';

interface DiagramProps {
  /** Path below the site's root. */
  readonly path: string;
  /** What the picture shows, without giving an answer away. */
  readonly alt: string;
  /** Its own width and height: its place is kept before it arrives, so that nothing moves when it does. */
  readonly size?: { readonly width: number; readonly height: number } | null | undefined;
}

/**
 * A picture in a calm frame, which is as wide as its page where its own size is said, and else no wider than the picture; a picture that fails to load is hidden (spec part 1, section 2). */
export function Diagram({ path, alt, size }: DiagramProps) {
  const [failedPath, setFailedPath] = useState<string>();
  if (failedPath === path) return null;
  return (
    <img
      src={path}
      alt={alt}
      {...size}
      className="mx-auto h-auto max-h-[34rem] rounded-small border border-rule bg-sheet object-contain [&[width]]:w-full"
      onError={() => setFailedPath(path)}
    />
  );
}
