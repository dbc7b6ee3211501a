import { Component, type ReactNode } from 'react';
import { type WorkAtHand, workAtHand } from '../lib/work-at-hand.ts';

interface ErrorBoundaryProps {
  /** What stands in for what broke; `work` is what the student was at. */
  readonly fallback: (work: WorkAtHand | undefined) => ReactNode;
  readonly children: ReactNode;
}

type Broken = { readonly isBroken: boolean; readonly work: WorkAtHand | undefined };

/** Keeps an error of a part, in drawing it or in what it does then, from taking the rest of the page away. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, Broken> {
  override state: Broken = { isBroken: false, work: undefined };

  /** Asked before what broke is taken away, and with it what it knew. */
  static getDerivedStateFromError(): Broken {
    return { isBroken: true, work: workAtHand() };
  }

  override render() {
    const { isBroken, work } = this.state;
    return isBroken ? this.props.fallback(work) : this.props.children;
  }
}
