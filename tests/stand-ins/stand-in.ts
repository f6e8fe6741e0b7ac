import type { HttpBindings } from '@hono/node-server'
import type { Hono } from 'hono'

/** What Hono hands on from Node, for the one stand-in that needs the bare request and response. */
export type NodeEnv = { Bindings: HttpBindings }

/** A link on the front page: where it leads and what a person finds there. */
export interface StandInLink {
  href: string
  label: string
}

/** One outside system, spoken in its own protocol. Its routes carry their full path. */
export interface StandIn {
  /** What it is, for people: 'Mail'. */
  title: string
  /** Whose protocol it speaks and what it is for. One or two sentences. */
  summary: string
  /** Name and value of what the app must be told to use it. */
  settings: { name: string; value: string }[]
  links: StandInLink[]
  routes: Hono<NodeEnv>
  /** Lets go of files and timers. */
  close?: () => void
}

/** What every stand-in is told. */
export interface StandInPlace {
  /** Where the stand-ins answer, without a slash at the end: `http://localhost:8788`. */
  origin: string
  /** Where the app answers, without a slash at the end: `http://localhost:8787`. */
  appOrigin: string
}
